import { defineSlice, type Slice } from "../kernel/Slice.ts"

/** Features the kit knows by name; plugins may add their own. */
export interface FeatureValues {
  readonly receive: boolean
  readonly send: boolean
  readonly analytics: boolean
  readonly allWallets: boolean
  readonly smartSessions: boolean
  readonly pay: boolean
  readonly legalCheckbox: boolean
  readonly emailShowWallets: boolean
  readonly collapseWallets: boolean
  readonly email: boolean
  readonly socials: false | ReadonlyArray<string>
  readonly swaps: false | ReadonlyArray<string>
  readonly onramp: false | ReadonlyArray<string>
  readonly activity: boolean
  readonly multiWallet: boolean
  readonly connectMethodsOrder?: ReadonlyArray<string>
  readonly connectorTypeOrder: ReadonlyArray<string>
  readonly walletFeaturesOrder: ReadonlyArray<string>
}

/** What is on: the effective values, and whether the kit runs without a remote configuration. */
export interface FeatureState {
  readonly values: FeatureValues
  /** True without a remote source: every remote feature is off. */
  readonly basic: boolean
  /** What the app set: a remote source goes over it, or falls back on it. */
  readonly local?: Partial<FeatureValues>
}

/** What is on; painted from the options. */
export const featureSlice = defineSlice<FeatureState | undefined>("feature", undefined) as Slice<FeatureState>
