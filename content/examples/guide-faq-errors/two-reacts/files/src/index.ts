import { createElement, useState } from 'react';

export function Hour() {
  const [value] = useState(9);
  return createElement('time', null, `${value} h`);
}
