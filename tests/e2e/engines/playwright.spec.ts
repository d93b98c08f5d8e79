import { engineTest } from "./engineTest.ts"
import { defineJourneys } from "./journeys.ts"

defineJourneys(engineTest)
