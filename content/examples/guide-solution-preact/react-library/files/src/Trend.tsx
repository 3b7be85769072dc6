import { useMemo } from 'react';

export function Trend({ values }: { values: number[] }) {
  const total = useMemo(() => values.reduce((a, b) => a + b, 0), [values]);
  return <b>{total}</b>;
}
