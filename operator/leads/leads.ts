import { Command } from "commander";
import type { OperatorContext } from "../context.ts";
import { addAssignCommand } from "./lead-assign.ts";
import { addExportCommand } from "./lead-export.ts";
import { addFollowUpCommand } from "./lead-follow-up.ts";
import { addJoinCommands } from "./lead-join.ts";
import { addListCommands } from "./lead-list.ts";
import { addReportCommand } from "./lead-report.ts";
import { addStatusCommands } from "./lead-status.ts";

export function leadsCommand(context: OperatorContext): Command {
  const leads = new Command("leads").description("list, find, count and update leads");
  addListCommands(leads, context);
  addReportCommand(leads, context);
  addExportCommand(leads, context);
  addStatusCommands(leads, context);
  addFollowUpCommand(leads, context);
  addAssignCommand(leads, context);
  addJoinCommands(leads, context);
  return leads;
}
