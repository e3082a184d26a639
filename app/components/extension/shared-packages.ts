import {
  infiniteQueryOptions,
  keepPreviousData,
  mutationOptions,
  queryOptions,
  skipToken,
  useInfiniteQuery,
  useIsFetching,
  useIsMutating,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
  useSuspenseQuery,
} from '@tanstack/react-query';
import * as React from 'react';
import * as JsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import * as ReactDomClient from 'react-dom/client';
import { Trans, useTranslation } from 'react-i18next';

/**
 * The packages that extensions share with the app, by the names that they import. Of the larger ones only what is
 * promised in docs/extensions.md, or the bundle would have to carry all of them. `public/shared/` has one file for
 * each, with the same names.
 */
export const sharedPackages = {
  react: React,
  'react/jsx-runtime': JsxRuntime,
  'react-dom': ReactDom,
  'react-dom/client': ReactDomClient,
  'react-i18next': { Trans, useTranslation },
  '@tanstack/react-query': {
    infiniteQueryOptions,
    keepPreviousData,
    mutationOptions,
    queryOptions,
    skipToken,
    useInfiniteQuery,
    useIsFetching,
    useIsMutating,
    useMutation,
    useQueries,
    useQuery,
    useQueryClient,
    useSuspenseQuery,
  },
} as const;
