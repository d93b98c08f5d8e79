import type { FeatureValues } from "./FeatureState.ts"

/** The features that a remote source decides on. */
export type RemoteFeatures = Pick<
  FeatureValues,
  "email" | "socials" | "swaps" | "onramp" | "activity" | "multiWallet"
>

/** What is on with a remote source that says nothing else. */
export const remoteFeatures: RemoteFeatures = {
  email: true,
  socials: ["google", "x", "discord", "farcaster", "github", "apple", "facebook"],
  swaps: ["1inch"],
  onramp: ["meld", "coinbase"],
  activity: true,
  multiWallet: false
}
