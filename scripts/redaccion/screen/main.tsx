import { createRoot } from 'react-dom/client';
import { App } from './App';

// A file that is dropped beside its place would be opened in the place of the newsroom.
for (const name of ['dragover', 'drop'] as const)
  window.addEventListener(name, (event) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
  });
createRoot(document.body.appendChild(document.createElement('div'))).render(<App />);
