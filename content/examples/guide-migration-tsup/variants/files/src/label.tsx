import { Fragment, h } from './vdom';

export const Label = () => (
  <>
    <b>Page</b>
  </>
);
