#!/bin/sh
# Continuous archiving with PostgreSQL's own means. docs/running.md says when to use what.
#   archive PATH NAME   archive_command: keeps a segment of the write-ahead log
#   fetch NAME PATH     restore_command: brings it back
#   prepare             makes the folders, owned by postgres
#   take                makes a base backup, and deletes what no kept one needs
#   daily               makes one a day
#   list                shows what can be restored
#   check TIME          says whether TIME can be restored, as far as that is known without replaying the log; `latest` is all there is
#   restore TIME        replaces the data by what they were at TIME; the server must be stopped
set -eu
: "${BACKUPS:=/backups}" "${KEEP_BACKUPS:=7}"
wal=$BACKUPS/wal
base=$BACKUPS/base
stamp() { date -u "$@" +%Y-%m-%dT%H%M%SZ; }
fail() {
  echo "$*" >&2
  exit 1
}
runs() { pg_isready --quiet --host=/run/postgresql; }
backups() { find "$base" -mindepth 1 -maxdepth 1 -name '2*Z' "$@" | sort; }

archive() {
  kept=$wal/$2.gz
  # After a crash PostgreSQL archives a segment again. Another one of that name comes from another server.
  if [ -f "$kept" ]; then
    gzip -dc "$kept" | cmp -s - "$1" || fail "$kept holds something else than $1."
    return
  fi
  gzip -1 -c "$1" >"$kept.part"
  sync "$kept.part"
  mv "$kept.part" "$kept"
  sync "$wal"
}

fetch() {
  [ -f "$wal/$1.gz" ] || exit 1
  gzip -dc "$wal/$1.gz" >"$2"
}

prepare() {
  for folder in "$wal" "$base"; do
    [ -d "$folder" ] && continue
    mkdir -p -m 700 "$folder"
    chown postgres:postgres "$folder"
  done
}

take() {
  made=$base/making
  rm -rf "$made"
  pg_basebackup --host=/run/postgresql --username="$POSTGRES_USER" --format=tar --gzip --checkpoint=fast --pgdata="$made"
  # Named by its end: it can be restored to any later moment.
  name=$(stamp)
  [ ! -e "$base/$name" ] || fail "$name was taken a moment ago."
  mv "$made" "$base/$name"
  sync "$base"
  backups | head -n "-$KEEP_BACKUPS" | while read -r old; do rm -rf "$old"; done
  oldest=$(backups | head -n 1)
  needed=$(tar -xzOf "$oldest/base.tar.gz" backup_label | sed -n 's/^START WAL LOCATION.*(file \(.*\))$/\1/p')
  pg_archivecleanup -x .gz "$wal" "$needed"
  echo "Took $name."
}

daily() {
  while :; do
    [ -n "$(backups -mmin -1440)" ] || take || echo 'The base backup failed; trying again in ten minutes.' >&2
    sleep 600
  done
}

list() {
  for one in $(backups); do echo "$(basename "$one")  $(du -sh "$one" | cut -f 1)"; done
  newest=$(find "$wal" -name '*.gz' -printf '%T@ %TY-%Tm-%TdT%TH%TM%.2TSZ\n' | sort -n | tail -n 1 | cut -d ' ' -f 2)
  echo "Archived until ${newest:-never}. Any moment from the end of the first backup to then can be restored."
}

# Fails unless $1 is a time with a zone that the backups cover. Sets moment, target, timeline and from.
choose() {
  case ${1-} in
  latest) target='' moment=$(date +%s.%N) ;;
  *:*Z | *:*UTC | *:*[+-][0-9][0-9] | *:*[+-][0-9][0-9][0-9][0-9] | *:*[+-][0-9][0-9]:[0-9][0-9])
    target=$(date -u -d "$1" '+%Y-%m-%d %H:%M:%S.%N+00') || fail "Not a time: $1"
    moment=$(date -d "$1" +%s.%N)
    ;;
  *) fail "Say a time with its zone, such as '2026-11-25 10:41:07 +0700', or latest: ${1:-nothing was said.}" ;;
  esac
  end=$(log_end)
  [ -n "$end" ] || fail "There is no log in $wal."
  [ "${moment%.*}" -le "${end%.*}" ] || [ -z "$target" ] ||
    fail "The log ends before $1. The last moment that can be restored is $(date -u -d "@${end%.*}" '+%Y-%m-%d %H:%M:%S %Z'); latest restores all of it."
  # A restore begins a timeline. Moments before it are on the one before.
  timeline=$(find "$wal" -name '????????.history.gz' ! -newermt "@$moment" | sort | tail -n 1 | xargs -r basename -s .history.gz)
  from=
  for one in $(backups | awk -F / -v target="$(stamp -d "@$moment")" '$NF <= target'); do
    if fits "$one"; then from=$one; fi
  done
  [ -n "$from" ] || fail "No base backup from which $1 can be reached ended before it. There are: $(backups | xargs -r -n 1 basename | tr '\n' ' ')"
}

# When something was last written to the log, archived or not.
log_end() { find "$wal" "$PGDATA"/pg_wal "$PGDATA".before-*/pg_wal -maxdepth 1 -type f -name '0*' -printf '%T@\n' 2>/dev/null | sort -n | tail -n 1; }

# Whether the log of the timeline goes on from the end of a base backup.
fits() {
  [ -n "$timeline" ] || return 0
  ended=$(sed -n 's/.*"Timeline": \([0-9]*\),.*"End-LSN": "\([^"]*\)".*/\1 \2/p' "$1/backup_manifest" | tail -n 1)
  [ "$((0x$timeline))" != "${ended% *}" ] || return 0
  left=$(gzip -dc "$wal/$timeline.history.gz" | awk -v on="${ended% *}" '$1 == on { print $2 }')
  [ -n "$left" ] && [ "$(position "${ended#* }")" -le "$(position "$left")" ]
}
position() { echo "$(((0x${1%/*} << 32) | 0x${1#*/}))"; }

check() {
  # A moment can be restored once something was committed after it.
  if runs; then psql --quiet --host=/run/postgresql --username="$POSTGRES_USER" --dbname=postgres --output=/dev/null --command='SELECT pg_current_xact_id()'; fi
  choose "$@"
  echo "${target:-All of the log} can be restored from the base backup $(basename "$from") and the log since."
}

# What a server had written when it was killed or could not archive: whole segments go to the archive, as it would have brought them.
archive_rest() {
  newest=$(find "$wal" -name '????????????????????????.gz' | sort | tail -n 1)
  [ -n "$newest" ] || fail "$wal is empty."
  system=$(gzip -dc "$newest" 2>/dev/null | od -An -tx8 -j24 -N8)
  for old in "$PGDATA" "$PGDATA".before-*; do
    is_ours "$old" || continue
    for state in "$old"/pg_wal/archive_status/*.ready; do
      name=$(basename "$state" .ready)
      [ -f "$old/pg_wal/$name" ] || continue
      if (archive "$old/pg_wal/$name" "$name"); then
        mv "$state" "${state%.ready}.done"
        echo "Archived $name of $(basename "$old"), which was waiting."
      fi
    done
  done
}
# Another cluster's log must not get among this one's.
is_ours() { [ -f "$1/global/pg_control" ] && [ "$(od -An -tx8 -N8 "$1/global/pg_control")" = "$system" ]; }

# The rest, such as the segment that was being written, is put where the restored server reads it. Recycled segments hold an older address.
copy_rest() {
  start=$(sed -n 's/^START WAL LOCATION.*(file .\{8\}\(.*\))$/\1/p' "$made/backup_label")
  for old in "$PGDATA" "$PGDATA".before-*; do
    is_ours "$old" || continue
    for path in "$old"/pg_wal/????????????????????????; do
      name=$(basename "$path")
      [ -f "$path" ] && [ ! -e "$1/$name" ] && [ ! -e "$wal/$name.gz" ] || continue
      place=${name#????????}
      [ "$((0x$place))" -ge "$((0x$start))" ] || continue
      [ "$(od -An -tx8 -j8 -N8 "$path" | tr -d ' ' | tr a-f A-F)" = "${place%????????}${place#??????????????}000000" ] || continue
      cp -p "$path" "$1/$name"
      echo "Took $name of $(basename "$old"), which was not archived."
    done
  done
}

restore() {
  runs && fail 'PostgreSQL runs. Stop it first.'
  exec 9>"$(dirname "$PGDATA")/restore.lock"
  flock -n 9 || fail 'Another restore is running.'
  archive_rest
  choose "$@"
  made=$PGDATA.restoring
  rm -rf "$made"
  mkdir -m 700 "$made"
  echo "Unpacking the base backup $(basename "$from") …"
  tar -xzf "$from/base.tar.gz" -C "$made"
  tar -xzf "$from/pg_wal.tar.gz" -C "$made/pg_wal"
  copy_rest "$made/pg_wal"
  sed -i '/^restore_command = \|^recovery_target_[a-z]* = /d' "$made/postgresql.auto.conf"
  following=current
  if [ -n "$timeline" ]; then following=$((0x$timeline)); fi
  cat >>"$made/postgresql.auto.conf" <<CONF
restore_command = 'BACKUPS=$BACKUPS sh $(realpath "$0") fetch %f %p'
recovery_target_time = '$target'
recovery_target_timeline = '$following'
recovery_target_action = 'promote'
CONF
  touch "$made/recovery.signal"
  [ "$(id -u)" != 0 ] || chown -R postgres:postgres "$made"
  if [ -n "$target" ] && [ -f "$made/postgresql.conf" ]; then replay "$1"; fi
  aside=$PGDATA.before-$(stamp)
  if [ -e "$PGDATA" ]; then
    mv "$PGDATA" "$aside"
    kept=" What was there is in $aside."
  fi
  mv "$made" "$PGDATA"
  sync
  echo "Restored ${target:-all of the log, which the next start replays}.${kept-}"
}

# Replays the log where nobody can connect, before anything is replaced: only this shows whether it reaches the moment.
replay() {
  server=${POSTGRES_PROGRAM:-$(command -v postgres || echo "/usr/lib/postgresql/$(cat "$made/PG_VERSION")/bin/postgres")}
  echo "Replaying the log until $1 …"
  as_postgres "$server" -D "$made" -c listen_addresses= -c unix_socket_directories="$made" -c hot_standby=off -c archive_mode=off \
    -c lc_messages=C -c log_destination=stderr -c logging_collector=off -c recovery_target_action=shutdown 2>&1 |
    tee "$made.log" | while read -r line; do
    case $line in
    *'restored log file'*'00"'* | *'recovery stopping'* | *FATAL* | *PANIC*) echo "  ${line#*LOG:  }" ;;
    esac
  done
  if grep -q 'shutdown at recovery target' "$made.log"; then
    rm "$made.log"
    return
  fi
  if grep -q 'recovery ended before configured recovery target' "$made.log"; then
    last=$(sed -n 's/.*last completed transaction was at log time //p' "$made.log" | tail -n 1)
    rm -rf "$made" "$made.log"
    fail "The log ends before $1: its last transaction is of ${last:-the base backup}. Any moment before that can be restored, and latest restores all of it. Nothing was replaced."
  fi
  tail -n 20 "$made.log" >&2
  fail "The log could not be replayed. Nothing was replaced; all that the server said is in $made.log."
}
as_postgres() { if [ "$(id -u)" = 0 ]; then setpriv --reuid=postgres --regid=postgres --init-groups "$@"; else "$@"; fi; }

case ${1-} in
archive | fetch | prepare | take | daily | list | check | restore) "$@" ;;
*) fail 'One of: archive, fetch, prepare, take, daily, list, check, restore.' ;;
esac
