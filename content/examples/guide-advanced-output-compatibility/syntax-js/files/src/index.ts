export function title(user?: { name?: string }): string {
  return user?.name ?? 'Guest';
}
