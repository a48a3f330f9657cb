import { STEADY_MEMBER } from './demo-accounts.ts'

/** The steady member's most played games as favourites, two of them with a note. */
export const FAVOURITES = `
  INSERT INTO favourite (member_id, node_id, created_at, note)
  SELECT member_id, node_id, last - place * interval '1 day',
    CASE place WHEN 1 THEN 'Small stakes only. Stop at ten minutes.' WHEN 3 THEN 'Minh showed me this one.' END
  FROM (
    SELECT member_id, node_id, max(settled_at) AS last, row_number() OVER (ORDER BY count(*) DESC, node_id) AS place
    FROM round JOIN member ON member.id = member_id JOIN game USING (node_id)
    WHERE username = '${STEADY_MEMBER.username}' AND category NOT IN ('LOTT', 'ELOTT') GROUP BY member_id, node_id
  ) played WHERE place <= 5`
