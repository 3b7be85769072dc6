import { StarMotion } from '@/components/home/star-motion.client';
import { FAR_STARS, NEAR_STARS, type Star } from '@/components/home/stars';

/** The decorative background of the hero. */
export function StarField() {
  return (
    <StarMotion>
      <svg aria-hidden="true">
        <StarLayer stars={FAR_STARS} />
        <StarLayer stars={NEAR_STARS} />
      </svg>
    </StarMotion>
  );
}

function StarLayer({ stars }: { readonly stars: readonly Star[] }) {
  return (
    <g>
      {stars.map(({ x, y, r }) => (
        <circle key={`${x} ${y}`} cx={`${x}%`} cy={`${y}%`} r={r} />
      ))}
    </g>
  );
}
