import { Header } from 'page_header';
import { createRoot } from 'react-dom/client';

const root = document.createElement('div');
document.body.append(root);
createRoot(root).render(<Header name="Orders" />);
