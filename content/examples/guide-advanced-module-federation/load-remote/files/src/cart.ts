import { createInstance, getInstance } from '@module-federation/enhanced/runtime';

interface Cart {
  countItems(): Promise<number>;
}

const federation = getInstance() ?? createInstance({ name: 'page_header', remotes: [] });
federation.registerRemotes([{ name: 'cart', entry: 'https://cdn.example.com/cart/mf-manifest.json' }]);

export async function countCartItems(): Promise<number> {
  const cart = await federation.loadRemote<Cart>('cart');
  return cart ? cart.countItems() : 0;
}
