import '../styles/main.css';
import '../styles/desk.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { followTheme } from '../ui/theme.ts';
import { Toaster } from '../ui/toaster.tsx';
import { Workbench } from './workbench.tsx';

followTheme();
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <MemoryRouter>
        <Workbench />
        <Toaster />
      </MemoryRouter>
    </StrictMode>,
  );
}
