import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './atlas.css';
import { Atlas } from './Atlas.tsx';

const root = document.getElementById('atlas');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Atlas />
    </StrictMode>,
  );
}
