import type { FeatureState, FeatureValues } from "./FeatureState.ts"

/** What is on when nobody says otherwise. */
export const defaultFeatures: FeatureValues = {
  receive: true,
  send: true,
  analytics: true,
  allWallets: true,
  smartSessions: false,
  pay: false,
  legalCheckbox: false,
  emailShowWallets: true,
  collapseWallets: false,
  email: true,
  socials: ["google", "x", "discord", "farcaster", "github", "apple", "facebook"],
  swaps: ["1inch"],
  onramp: ["meld", "coinbase"],
  activity: true,
  multiWallet: false,
  connectorTypeOrder: [
    "walletConnect",
    "recent",
    "injected",
    "featured",
    "custom",
    "external",
    "recommended"
  ],
  walletFeaturesOrder: ["onramp", "swaps", "receive", "send"]
}

const remoteOff: Pick<FeatureValues, "email" | "socials" | "swaps" | "onramp" | "activity" | "multiWallet"> =
  {
    email: false,
    socials: false,
    swaps: false,
    onramp: false,
    activity: false,
    multiWallet: false
  }

/** Local options over defaults; without a remote source (basic mode) every remote feature is off. */
export const resolveFeatures = (local: Partial<FeatureValues> = {}, basic = true): FeatureState => {
  const set = Object.fromEntries(Object.entries(local).filter(([, value]) => value !== undefined))
  return { values: { ...defaultFeatures, ...set, ...(basic ? remoteOff : {}) }, basic }
}
