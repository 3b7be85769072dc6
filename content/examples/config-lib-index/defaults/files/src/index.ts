import { unit } from 'text-size';

console.log('unit', unit);
console.log('NODE_ENV', process.env.NODE_ENV);
console.log('MODE', import.meta.env.MODE);
console.log('BASE_URL', process.env.BASE_URL);
console.log('ASSET_PREFIX', process.env.ASSET_PREFIX);
import('./later').then(({ later }) => console.log(later));
