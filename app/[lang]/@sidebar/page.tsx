/** Home pages have no sidebar. */
export default function NoSidebar() {
  return null;
}
