export const Price = ({ cents }: { cents: number }) => (
  <b>{(cents / 100).toFixed(2)}</b>
);
