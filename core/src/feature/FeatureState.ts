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
  /** True is every provider that a plugin brings. */
  readonly socials: boolean | ReadonlyArray<string>
  /** True is every exchange that a plugin brings. */
  readonly swaps: boolean | ReadonlyArray<string>
  /** True is every provider that a plugin brings. */
  readonly onramp: boolean | ReadonlyArray<string>
  readonly activity: boolean
  readonly multiWallet: boolean
  readonly connectMethodsOrder?: ReadonlyArray<string>
  readonly connectorTypeOrder: ReadonlyArray<string>
  readonly walletFeaturesOrder: ReadonlyArray<string>
}

/** What is on: `values` is what screens show, always. */
export interface FeatureState {
  readonly values: FeatureValues
  /** Every feature that a remote source may decide on is off: by the option `basic`, or without a project. */
  readonly basic: boolean
  /** A remote source has decided. */
  readonly remote?: boolean
  /** What the app set: a remote source goes over it, or falls back on it. */
  readonly local?: Partial<FeatureValues>
}

/** What is on; painted from the options. */
export const featureSlice = defineSlice<FeatureState | undefined>("feature", undefined) as Slice<FeatureState>
