import { Fragment } from 'react';

/** Short facts in a row, none of them twice. Each is set apart, so that their order is kept whichever way they are read. */
export function Facts({ parts }: { parts: readonly string[] }) {
  return parts.map((part, index) => (
    <Fragment key={part}>
      {index > 0 ? ' · ' : null}
      <bdi>{part}</bdi>
    </Fragment>
  ));
}
