export const logged = (...args: unknown[]) => {
  console.log(args.length);
};
