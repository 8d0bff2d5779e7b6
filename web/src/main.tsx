import './api/zod-setup.ts';
import '@fontsource-variable/inter/wght.css';
import './ui/tokens.css';
import './ui/base.css';
import './app/document.css';

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { Root } from './app/root.tsx';

const element = document.getElementById('root');
if (element === null) throw new Error('The page has no #root.');

createRoot(element).render(
  <StrictMode>
    <Root />
  </StrictMode>,
);
