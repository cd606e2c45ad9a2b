import { drawApp } from './start-app.tsx';

await drawApp();
