import { StarMotion } from '@/components/home/star-motion.client';
import { FAR_STARS, NEAR_STARS, type Star } from '@/components/home/stars';

/** The decoration behind the hero: one drawing that takes no part in the layout. */
export function StarField() {
  return (
    <StarMotion>
      <svg className="stars" aria-hidden="true">
        <StarLayer className="stars-far" stars={FAR_STARS} />
        <StarLayer className="stars-near" stars={NEAR_STARS} />
      </svg>
    </StarMotion>
  );
}

function StarLayer({ className, stars }: { readonly className: string; readonly stars: readonly Star[] }) {
  return (
    <g className={className}>
      {stars.map(({ x, y, r }) => (
        <circle key={`${x} ${y}`} cx={`${x}%`} cy={`${y}%`} r={r} />
      ))}
    </g>
  );
}
