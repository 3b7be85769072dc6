export async function load(url: string) {
  return (await fetch(url)).json();
}
