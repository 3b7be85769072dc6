/** Replaces the framework's own page, which each payload would contain. It is never shown, because no route calls `notFound`. */
export default function NotFound() {
  return null;
}
