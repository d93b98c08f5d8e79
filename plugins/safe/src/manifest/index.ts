export { checkManifest, type ManifestCheck, type ManifestProblem } from "./checkManifest.ts"
