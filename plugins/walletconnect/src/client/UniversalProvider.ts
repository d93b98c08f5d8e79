import type { UniversalProvider as Made } from "@walletconnect/universal-provider"

/** WalletConnect's own client for pages, as `@walletconnect/universal-provider` makes it. */
export type UniversalProvider = InstanceType<typeof Made>
