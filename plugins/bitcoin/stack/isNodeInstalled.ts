import { findLitecoind, litecoindPackage } from "./litecoindBinary.ts"

/** Whether tests on a Bitcoin node can run here; says what is left out, and what to install, where they cannot. */
export const isNodeInstalled = (suite: string): boolean => {
  const found = findLitecoind() !== undefined
  if (!found) console.warn(`left out: ${suite}; install the Debian package ${litecoindPackage}`)
  return found
}
