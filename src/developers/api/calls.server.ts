import { part } from "../../../content/site-content.ts";
import type { ApiCall } from "./call.ts";
import { cashFlowCall } from "./cash-flow-call.server.ts";
import { compareOffersCall } from "./compare-offers-call.server.ts";
import { countyFiguresCall } from "./county-figures-call.server.ts";
import { dealCall } from "./deal/deal-call.server.ts";
import { packetCall } from "./deal/packet-call.server.ts";
import { pathToTargetCall } from "./deal/path-to-target-call.server.ts";
import { portfolioCall } from "./deal/portfolio-call.server.ts";
import { projectionCall } from "./deal/projection-call.server.ts";
import { dscrCall } from "./dscr-call.server.ts";
import { historyFiguresCall } from "./history-figures-call.server.ts";
import { refinanceCall } from "./refinance-call.server.ts";

export { stateFiguresCall } from "./state-figures.server.ts";

/** Every call with input, in the order of the reference. Each is `POST /api/v1/{name}`. */
export const apiCalls = part<readonly ApiCall[]>((site) => [
  dscrCall,
  cashFlowCall,
  dealCall(site),
  pathToTargetCall,
  projectionCall,
  portfolioCall,
  packetCall,
  refinanceCall,
  compareOffersCall,
  countyFiguresCall,
  historyFiguresCall,
]);

export const API_PATH = "/api/v1";
