import type { FeatureState, FeatureValues } from "./FeatureState.ts"
import type { RemoteFeatures } from "./remoteFeatures.ts"

/** Without a remote source (basic mode) every remote feature is off. */
const remoteOff: RemoteFeatures = {
  email: false,
  socials: false,
  swaps: false,
  onramp: false,
  activity: false,
  multiWallet: false
}

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

/** Local options over defaults; `remote` is what a remote source has on by default, none in basic mode. */
export const resolveFeatures = (
  local: Partial<FeatureValues> = {},
  remote?: RemoteFeatures
): FeatureState => {
  const set: Partial<FeatureValues> = Object.fromEntries(
    Object.entries(local).filter(([, value]) => value !== undefined)
  )
  const basic = remote === undefined
  return {
    values: { ...localFeatures, ...(remote ?? remoteOff), ...set, ...(basic ? remoteOff : {}) },
    basic,
    local: set
  }
}
