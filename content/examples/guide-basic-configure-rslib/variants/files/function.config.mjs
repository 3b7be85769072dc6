export default async ({ env, command, envMode }) => {
  console.log({ env, command, envMode });
  return { output: { distPath: 'dist-inspect' } };
};
