-- Every search is short and reads what is in memory: indexes are worth their while, workers and compilation are not. A database owned by others keeps its own.
DO $$ BEGIN
  EXECUTE format('alter database %I set random_page_cost = 1.1', current_database());
  EXECUTE format('alter database %I set max_parallel_workers_per_gather = 0', current_database());
  EXECUTE format('alter database %I set jit = off', current_database());
  EXECUTE format('alter database %I set work_mem = ''16MB''', current_database());
EXCEPTION WHEN insufficient_privilege THEN NULL;
END $$;
