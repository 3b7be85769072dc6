import { StarMotion } from '@/components/home/star-motion.client';
import { FAR_STARS, NEAR_STARS, type Star } from '@/components/home/stars';

/** The decorative background of the hero. */
export function StarField() {
  return (
    <StarMotion>
      <svg className="star-field size-full fill-star" aria-hidden="true">
        <StarLayer className="[--depth:-3px] opacity-45" stars={FAR_STARS} />
        <StarLayer className="[--depth:-9px] opacity-75" stars={NEAR_STARS} />
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
