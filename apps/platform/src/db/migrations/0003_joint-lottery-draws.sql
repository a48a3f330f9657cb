ALTER TABLE "lottery_draw" DROP CONSTRAINT "lottery_draw_lottery_code_lottery_code_fk";
