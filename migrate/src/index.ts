export { migrate } from "./migrate.ts"
export type { Change, Left, Migration, SourceFile } from "./Migration.ts"
export { unifiedDiff } from "./unifiedDiff.ts"
