import { createRoot } from 'react-dom/client';
import { App } from './App';
import { applyTokens } from './tokens';

applyTokens();
createRoot(document.body.appendChild(document.createElement('div'))).render(<App />);
