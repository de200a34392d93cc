import path from 'node:path';

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  trailingSlash: true,
  reactStrictMode: true,
  devIndicators: false,
  // The packages stand two folders further up.
  turbopack: { root: path.resolve(import.meta.dirname, '..', '..') },
};

export default config;
