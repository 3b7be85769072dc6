import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';

interface Cart {
  countItems(): Promise<number>;
}

registerRemotes([{ name: 'cart', entry: 'https://cdn.example.com/cart/mf-manifest.json' }]);

export async function countCartItems(): Promise<number> {
  const cart = await loadRemote<Cart>('cart');
  return cart ? cart.countItems() : 0;
}
