// The running app's own copy, for extensions: see docs/extensions.md.
const shared = globalThis[Symbol.for('lectern.shared')]['@tanstack/react-query'];
export const {
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
} = shared;
