declare module '*.ics' {
  const url: string;
  export default url;
}
