ALTER TABLE "upload" DROP CONSTRAINT "upload_member_id_member_id_fk";
--> statement-breakpoint
ALTER TABLE "upload_link" DROP CONSTRAINT "upload_link_member_id_member_id_fk";
