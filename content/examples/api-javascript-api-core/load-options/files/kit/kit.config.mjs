export default ({ command, envMode }) => {
  console.log(command, envMode);
  return { lib: [{ format: 'cjs' }] };
};
