import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import type { Address } from '#app/session/addresses.ts';

export interface AddressLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: Address;
}

/** A link to a place of the app. Unlike entries of the navigation it isn't the current one on the pages below its place. */
export function AddressLink({ to, ...attributes }: AddressLinkProps) {
  return <Link {...to} {...attributes} activeOptions={exact} />;
}

const exact = { exact: true };
