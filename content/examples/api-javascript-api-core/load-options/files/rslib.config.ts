import { format } from './rslib.shared.config';

export default { lib: [{ format }] };
