import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// What comes by a dynamic import comes late on a busy machine, and no test is about time.
configure({ asyncUtilTimeout: 15_000 });
