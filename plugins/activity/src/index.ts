export { activity } from "./activity.ts"
export type { ActivityApi } from "./ActivityApi.ts"
export type { ActivityOptions } from "./ActivityOptions.ts"
export type { AccountActivity, ActivityDoubt, ActivityEntry, ActivityState } from "./ActivityState.ts"
