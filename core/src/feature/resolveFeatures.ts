import type { FeatureState, FeatureValues } from "./FeatureState.ts"
import type { RemoteFeatures } from "./remoteFeatures.ts"

// Without a remote source, whatever is installed; in basic mode nothing of it.
const remoteOf = (on: boolean): RemoteFeatures => ({
  email: on,
  socials: on,
  swaps: on,
  onramp: on,
  activity: on,
  multiWallet: false
})

/** What is on when nobody says otherwise. */
const localFeatures: Omit<FeatureValues, keyof RemoteFeatures> = {
  receive: true,
  send: true,
  analytics: true,
  allWallets: true,
  smartSessions: false,
  pay: false,
  legalCheckbox: false,
  emailShowWallets: true,
  collapseWallets: false,
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

/** Local options over defaults; in basic mode every feature that a remote source may decide on is off, whatever the options say. */
export const resolveFeatures = (local: Partial<FeatureValues> = {}, basic = false): FeatureState => {
  const set: Partial<FeatureValues> = Object.fromEntries(
    Object.entries(local).filter(([, value]) => value !== undefined)
  )
  return {
    values: { ...localFeatures, ...remoteOf(!basic), ...set, ...(basic ? remoteOf(false) : {}) },
    basic,
    local: set
  }
}
