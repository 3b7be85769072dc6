export declare const tick: () => string;
declare const clock: { tick: () => string };
export default clock;
