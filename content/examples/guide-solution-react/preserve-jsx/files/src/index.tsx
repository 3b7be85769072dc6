import { Hour } from './Hour';

export const OpeningHours = () => (
  <p>
    <Hour value={9} /> to <Hour value={17} />
  </p>
);
