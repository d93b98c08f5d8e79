/** Loads what nobody needs before a wallet is asked to connect or to come back. */
export const loadConnected = () => import("./connected.ts")
