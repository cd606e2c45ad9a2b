import '../styles/main.css';
import '../styles/desk.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { followTheme } from '../ui/theme.ts';
import { Toaster } from '../ui/toaster.tsx';
import { DocumentPage } from './document/document-page.tsx';
import { Workbench } from './workbench.tsx';

followTheme();
/** Both pages are one to the server, which sends it at two addresses (server/src/areas/dev/workbench.ts). */
const isDocument = location.pathname === '/dev/workbench/document';
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <MemoryRouter>
        {isDocument ? <DocumentPage /> : <Workbench />}
        <Toaster />
      </MemoryRouter>
    </StrictMode>,
  );
}
