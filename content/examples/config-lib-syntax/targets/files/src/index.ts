interface User {
  address?: { city: string };
}

export const city = (user: User) => user.address?.city ?? 'unknown';
