export { onramp } from "./onramp.ts"
export type { OnrampApi } from "./OnrampApi.ts"
export type { OnrampSettings } from "./OnrampSettings.ts"
export type { OnrampAsked, OnrampChoices, OnrampForm, OnrampState } from "./OnrampState.ts"
